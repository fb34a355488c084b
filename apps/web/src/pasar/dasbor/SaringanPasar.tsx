import { labelBulan } from '@portal/domain/platform/dasbor/deret'
import type { SaringanPasar as Saringan } from '#pasar/dasbor/use-dasbor-pasar.ts'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { PilihanWilayah } from '#platform/dasbor/PilihanWilayah.tsx'
import { pilihanTahun } from '#platform/dasbor/periode.ts'
import { SaringanDasbor } from '#platform/dasbor/SaringanDasbor.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

interface SaringanProps {
  saringan: Saringan
  /** Undefined if the account's region leaves no choice. */
  provinsi?: readonly { id: number; nama: string }[] | undefined
  choosesProvinsi: boolean
  kota: readonly { id: number; nama: string }[] | undefined
  choosesKota: boolean
  today: string
  /** Address to which the browser submits the form without JavaScript. */
  action: string
}

const months = Array.from({ length: 12 }, (_, n) => ({ id: n + 1, nama: labelBulan(n + 1) }))

/** Filters for year, month and region. The address stores them, and the form works before the JavaScript has loaded. */
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
      chosen={[waktu, tempat ?? (props.choosesProvinsi && 'semua provinsi')].filter(Boolean).join(' · ')}
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
        choosesProvinsi={props.choosesProvinsi}
        choosesKota={props.choosesKota}
        onProvinsi={(id) => set({ wilayah: id, kota: undefined })}
        onKota={(id) => set({ kota: id })}
      />
    </SaringanDasbor>
  )
}
