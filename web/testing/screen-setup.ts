// Screens are laid out as people see them.
import '../styles.css';
