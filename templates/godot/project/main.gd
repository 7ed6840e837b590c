extends Node3D

const COLORS: Array[Color] = [Color.TOMATO, Color.GOLD, Color.TURQUOISE]

@onready var camera: XRCamera3D = $XROrigin3D/XRCamera3D
@onready var button: Button = $CanvasLayer/EnterVR
@onready var status: Label = $CanvasLayer/Status

var webxr_interface: WebXRInterface
var orbs: Array[MeshInstance3D] = []


func _ready() -> void:
	for pillar: Node3D in [$Left, $Middle, $Right]:
		add_orb(pillar.position + Vector3(0, 0.95, 0))
	button.pressed.connect(_on_enter_vr_pressed)
	$XROrigin3D/LeftController.button_pressed.connect(_on_controller_button.bind($XROrigin3D/LeftController))
	$XROrigin3D/RightController.button_pressed.connect(_on_controller_button.bind($XROrigin3D/RightController))
	webxr_interface = XRServer.find_interface("WebXR")
	if webxr_interface:
		webxr_interface.session_supported.connect(_on_session_supported)
		webxr_interface.session_started.connect(_on_session_started)
		webxr_interface.session_ended.connect(_on_session_ended)
		webxr_interface.session_failed.connect(_on_session_failed)
		webxr_interface.is_session_supported("immersive-vr")


func add_orb(place: Vector3) -> void:
	var material := StandardMaterial3D.new()
	material.albedo_color = COLORS[orbs.size()]
	material.emission = COLORS[orbs.size()]
	var mesh := SphereMesh.new()
	mesh.radius = 0.35
	mesh.height = 0.7
	mesh.material = material
	var orb := MeshInstance3D.new()
	orb.mesh = mesh
	orb.position = place
	add_child(orb)
	orbs.append(orb)


func light_orb(origin: Vector3, direction: Vector3) -> void:
	for orb in orbs:
		if Geometry3D.segment_intersects_sphere(origin, origin + direction * 20.0, orb.position, 0.35).size() > 0:
			var material: StandardMaterial3D = orb.mesh.surface_get_material(0)
			material.emission_enabled = not material.emission_enabled
			status.text = "The orb glows." if material.emission_enabled else "The orb sleeps."
			return


func _unhandled_input(event: InputEvent) -> void:
	if event is InputEventMouseButton and event.pressed and not get_viewport().use_xr:
		light_orb(camera.project_ray_origin(event.position), camera.project_ray_normal(event.position))


func _process(delta: float) -> void:
	var time := Time.get_ticks_msec() / 1000.0
	for index in orbs.size():
		orbs[index].position.y = 1.4 + sin(time * 1.5 + index) * 0.12
	var turn := Input.get_axis("ui_right", "ui_left") + float(Input.is_key_pressed(KEY_A)) - float(Input.is_key_pressed(KEY_D))
	$XROrigin3D.rotate_y(turn * delta)


func _on_controller_button(button_name: String, controller: XRController3D) -> void:
	if button_name == "trigger_click":
		light_orb(controller.global_position, -controller.global_basis.z)


func show_rays(shown: bool) -> void:
	$XROrigin3D/LeftController/Ray.visible = shown
	$XROrigin3D/RightController/Ray.visible = shown


func _on_session_supported(session_mode: String, supported: bool) -> void:
	if session_mode == "immersive-vr":
		button.visible = supported


func _on_enter_vr_pressed() -> void:
	webxr_interface.session_mode = "immersive-vr"
	webxr_interface.requested_reference_space_types = "local-floor, local"
	webxr_interface.required_features = "local-floor"
	if not webxr_interface.initialize():
		status.text = "VR did not start."


func _on_session_started() -> void:
	button.visible = false
	show_rays(true)
	get_viewport().use_xr = true


func _on_session_ended() -> void:
	button.visible = true
	show_rays(false)
	get_viewport().use_xr = false
	camera.transform = Transform3D(Basis.IDENTITY, Vector3(0, 1.6, 0))
	# Godot 4.6 keeps the freed picture of the headset until the size changes.
	await get_tree().process_frame
	await get_tree().process_frame
	var size := get_window().size
	RenderingServer.viewport_set_size(get_viewport().get_viewport_rid(), 2, 2)
	RenderingServer.viewport_set_size(get_viewport().get_viewport_rid(), size.x, size.y)


func _on_session_failed(message: String) -> void:
	status.text = "VR did not start: " + message
