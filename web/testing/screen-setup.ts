// Screens are laid out as people see them.
import '../styles.css';

// React would note for a debugger, which nobody has attached, where each of its elements was made.
Object.assign(console, { createTask: undefined });
