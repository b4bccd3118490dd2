struct TheApp {}
