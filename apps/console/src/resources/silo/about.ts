export const aboutSilos = 'A silo is a tenant of the rack: users and projects that no other silo can see.'
