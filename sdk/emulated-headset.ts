// The emulated headset of the games' host, which the sandbox of the package loads as a file of its own.
import '../headset/main';
