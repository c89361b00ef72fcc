"""What players see and read: the view, the scene and the words."""
