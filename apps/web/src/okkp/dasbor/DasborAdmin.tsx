import { dayInJakarta } from '@portal/domain/platform/format'
import { type RegionScope, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { guardScreen } from '@portal/domain/portal/screens'
import { useSearch } from '@tanstack/react-router'
import { AngkaDasbor } from '#okkp/dasbor/AngkaDasbor.tsx'
import { daftarDasbor } from '#okkp/dasbor/daftar-dasbor.ts'
import { GrafikDasbor } from '#okkp/dasbor/GrafikDasbor.tsx'
import { provinsiShown } from '#okkp/dasbor/registrasi-wilayah.ts'
import { SaringanOkkp } from '#okkp/dasbor/SaringanOkkp.tsx'
import { useDasbor } from '#okkp/dasbor/use-dasbor.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useProvinsi } from '#platform/wilayah/use-wilayah.ts'

/** A city account starts with its city. A chosen province shows the whole province. */
const kotaShown = (wilayah: string | undefined, kota: number | undefined, scope: RegionScope) =>
  wilayah === undefined && kota === undefined && scope.jenis === 'kota' ? scope.kota_id : kota

/** Statistics for staff. They start with the account's region, and figures link to lists. */
export function DasborAdmin() {
  const user = useSignedInUser()
  const { tahun, wilayah, kota, jenis } = useSearch({ from: '/okkp/admin/' })
  const today = dayInJakarta(Date.now())
  const scope = scopeOf(user)
  const provinsi = provinsiShown(wilayah, scope)
  const saringan = {
    tahun: tahun ?? Number(today.slice(0, 4)),
    provinsi,
    kota: provinsi === undefined ? undefined : kotaShown(wilayah, kota, scope),
    jenis,
  }
  const statistik = useDasbor(saringan, today)
  const daftar = daftarDasbor(saringan, scope, (screen) => guardScreen(screen, user.role).kind === 'pass')
  const shown = { saringan, statistik, daftar, today }
  return (
    <>
      <SaringanOkkp
        {...{ saringan, today }}
        wilayah={statistik.wilayah}
        provinsi={useProvinsi().data}
        action="/okkp/admin"
      />
      {statistik.semua.data?.message && (
        <p className={classes.message} role="status">
          {statistik.semua.data.message}
        </p>
      )}
      <AngkaDasbor {...shown} />
      <GrafikDasbor {...shown} />
    </>
  )
}
