// This file is separate from the scopes, because public pages name the central office and need no access rules.

/** Pseudo-province of central registrations. */
export const provinsiPusat = { id: 0, nama: 'OKKP PUSAT' } as const
