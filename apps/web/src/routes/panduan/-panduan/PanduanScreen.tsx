import { isKelompok, roleOf } from './alamat.ts'
import { PanduanDaftar } from './PanduanDaftar.tsx'
import { PanduanPeran } from './PanduanPeran.tsx'

/** The user guide of a service or a role, which the OKKP sidebar links to. */
export function PanduanScreen({ untuk }: { untuk: string }) {
  const role = roleOf(untuk)
  if (role) return <PanduanPeran key={untuk} role={role} />
  return isKelompok(untuk) ? <PanduanDaftar nama={untuk} /> : null
}
