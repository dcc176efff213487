/** The parent of what belongs to no silo: the one fleet. */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000'
