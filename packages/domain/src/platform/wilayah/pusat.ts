// Apart from the scopes: public pages name the central office, and need no refusals.

/** Central registrations belong to this pseudo-province. */
export const provinsiPusat = { id: 0, nama: 'OKKP PUSAT' } as const
