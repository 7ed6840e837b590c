;; A hall with a row of floating lamps on both sides.
(module
  (import "env" "sin" (func $sin (param f64) (result f64)))
  ;; place (x, y, z, turn), size, color, and how much it glows
  (import "env" "draw_box"
    (func $box (param f64 f64 f64 f64 f64 f64 f64 f64 f64 f64 f64)))
  ;; Red, green and blue of each lamp.
  (memory (export "memory") 1)
  (global $lamps (mut i32) (i32.const 0))
  (global $lit (mut f64) (f64.const 1))

  (func (export "set_lamps") (param $count i32)
    (global.set $lamps (local.get $count)))

  (func (export "switch_lamps")
    (global.set $lit (f64.sub (f64.const 1) (global.get $lit))))

  (func $channel (param $lamp i32) (param $part i32) (result f64)
    (f64.promote_f32
      (f32.load
        (i32.mul
          (i32.add (i32.mul (local.get $lamp) (i32.const 3)) (local.get $part))
          (i32.const 4)))))

  (func (export "draw") (param $time f64)
    (local $lamp i32) (local $x f64) (local $z f64)
    ;; floor, back wall and a carpet
    (call $box (f64.const 0) (f64.const -0.05) (f64.const -8) (f64.const 0)
      (f64.const 12) (f64.const 0.1) (f64.const 24)
      (f64.const 0.42) (f64.const 0.33) (f64.const 0.36) (f64.const 0))
    (call $box (f64.const 0) (f64.const 2.5) (f64.const -18) (f64.const 0)
      (f64.const 12) (f64.const 5) (f64.const 0.2)
      (f64.const 0.5) (f64.const 0.36) (f64.const 0.45) (f64.const 0.2))
    (call $box (f64.const 0) (f64.const 0.02) (f64.const -8) (f64.const 0)
      (f64.const 1.6) (f64.const 0.04) (f64.const 20)
      (f64.const 0.75) (f64.const 0.25) (f64.const 0.3) (f64.const 0))
    (block $done
      (loop $next
        (br_if $done (i32.ge_s (local.get $lamp) (global.get $lamps)))
        (local.set $x
          (select (f64.const -1.8) (f64.const 1.8) (i32.and (local.get $lamp) (i32.const 1))))
        (local.set $z
          (f64.sub (f64.const -2)
            (f64.mul (f64.convert_i32_s (i32.shr_s (local.get $lamp) (i32.const 1))) (f64.const 1.6))))
        ;; pillar
        (call $box (local.get $x) (f64.const 0.4) (local.get $z) (f64.const 0)
          (f64.const 0.4) (f64.const 0.8) (f64.const 0.4)
          (f64.const 0.55) (f64.const 0.5) (f64.const 0.5) (f64.const 0))
        (call $box
          (local.get $x)
          (f64.add (f64.const 1.35)
            (f64.mul (f64.const 0.12)
              (call $sin (f64.add (local.get $time) (f64.convert_i32_s (local.get $lamp))))))
          (local.get $z)
          (local.get $time)
          (f64.const 0.45) (f64.const 0.45) (f64.const 0.45)
          (call $channel (local.get $lamp) (i32.const 0))
          (call $channel (local.get $lamp) (i32.const 1))
          (call $channel (local.get $lamp) (i32.const 2))
          (global.get $lit))
        (local.set $lamp (i32.add (local.get $lamp) (i32.const 1)))
        (br $next)))))
