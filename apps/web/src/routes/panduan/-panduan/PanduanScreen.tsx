import { isKelompok, roleOf } from './alamat.ts'
import { PanduanDaftar } from './PanduanDaftar.tsx'
import { PanduanPeran } from './PanduanPeran.tsx'

/** The user guide that the OKKP sidebar links to: of a service, or of one role. */
export function PanduanScreen({ untuk }: { untuk: string }) {
  const role = roleOf(untuk)
  if (role) return <PanduanPeran key={untuk} role={role} />
  return isKelompok(untuk) ? <PanduanDaftar nama={untuk} /> : null
}
