/** Who looks after the demo, unless ADMIN_EMAIL names somebody else. */
export const DEMO_ADMINISTRATOR_EMAIL = 'owner@oyinbakes.example';
