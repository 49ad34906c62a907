import {Link} from 'react-router';
export function loader() { return { a: 1 }; }
export default function HomePage() { return <h1>Hi <Link to="/x">x</Link></h1>; }
