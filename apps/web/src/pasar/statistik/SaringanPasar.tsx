import { labelBulan } from '@portal/domain/platform/statistik/deret'
import type { SaringanPasar as Saringan } from '#pasar/statistik/use-statistik-pasar.ts'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { PilihanWilayah } from '#platform/dasbor/PilihanWilayah.tsx'
import { pilihanTahun } from '#platform/dasbor/periode.ts'
import { SaringanDasbor } from '#platform/dasbor/SaringanDasbor.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

interface SaringanProps {
  saringan: Saringan
  /** None: the account's region leaves nothing to choose. */
  provinsi?: readonly { id: number; nama: string }[] | undefined
  memilihProvinsi: boolean
  kota: readonly { id: number; nama: string }[] | undefined
  memilihKota: boolean
  today: string
  /** Where a form without scripts is sent. */
  action: string
}

const months = Array.from({ length: 12 }, (_, n) => ({ id: n + 1, nama: labelBulan(n + 1) }))

/** Year, month and region; all of it in the address, and usable before the page's code has come. */
export function SaringanPasar(props: SaringanProps) {
  const { saringan, provinsi, kota, today, action } = props
  const change = useAnySearchChange()
  const set = (next: object) => void change(next, { stay: true })
  const number = (value: string | undefined) => (value ? Number(value) : undefined)
  const namaOf = (rows: SaringanProps['kota'], id: number | undefined) =>
    id === undefined ? undefined : rows?.find((row) => row.id === id)?.nama
  const tempat = namaOf(kota, saringan.kota) ?? namaOf(provinsi, saringan.provinsi)
  const waktu = [saringan.bulan && labelBulan(saringan.bulan), saringan.tahun].filter(Boolean).join(' ')
  return (
    <SaringanDasbor
      action={action}
      chosen={[waktu, tempat ?? (props.memilihProvinsi && 'semua provinsi')].filter(Boolean).join(' · ')}
    >
      <PilihanDasbor
        label="Tahun"
        name="tahun"
        value={String(saringan.tahun)}
        options={pilihanTahun(today, saringan.tahun).map((id) => ({ id, nama: String(id) }))}
        onChange={(value) => set({ tahun: number(value) })}
      />
      <PilihanDasbor
        label="Rapid test per minggu, bulan"
        name="bulan"
        value={saringan.bulan === undefined ? '' : String(saringan.bulan)}
        semua="Setahun, per bulan"
        options={months}
        onChange={(value) => set({ bulan: number(value) })}
      />
      <PilihanWilayah
        name="wilayah"
        provinsi={saringan.provinsi}
        kota={saringan.kota}
        daftar={{ provinsi, kota }}
        memilihProvinsi={props.memilihProvinsi}
        memilihKota={props.memilihKota}
        onProvinsi={(id) => set({ wilayah: id, kota: undefined })}
        onKota={(id) => set({ kota: id })}
      />
    </SaringanDasbor>
  )
}
