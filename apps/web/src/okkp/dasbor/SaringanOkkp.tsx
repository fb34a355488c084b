import { jenisRegistrasi } from '#okkp/dasbor/jenis-registrasi.ts'
import type { Saringan, Statistik } from '#okkp/dasbor/use-dasbor.ts'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { PilihanWilayah } from '#platform/dasbor/PilihanWilayah.tsx'
import { pilihanTahun } from '#platform/dasbor/periode.ts'
import { SaringanDasbor } from '#platform/dasbor/SaringanDasbor.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

interface SaringanProps {
  saringan: Saringan
  wilayah: Statistik['wilayah']
  provinsi: readonly { id: number; nama: string }[] | undefined
  today: string
  /** Address that receives the form in a browser without scripts. */
  action: string
}

/** Filters for year, region and kind. The address stores them, and the form works before hydration. */
export function SaringanOkkp({ saringan, wilayah, provinsi, today, action }: SaringanProps) {
  const change = useAnySearchChange()
  const set = (next: object) => void change(next, { stay: true })
  const kota = wilayah.data?.data.flatMap(({ kota_id, kota }) =>
    kota_id && kota ? [{ id: kota_id, nama: kota }] : [],
  )
  const namaOf = (rows: readonly { id: number; nama: string }[] | undefined, id: number | undefined) =>
    id === undefined ? undefined : rows?.find((row) => row.id === id)?.nama
  const chosen = [
    saringan.tahun,
    namaOf(kota, saringan.kota) ?? namaOf(provinsi, saringan.provinsi) ?? 'semua provinsi',
    jenisRegistrasi.find(({ id }) => id === saringan.jenis)?.label ?? 'semua jenis',
  ].join(' · ')
  return (
    <SaringanDasbor {...{ action, chosen }}>
      <PilihanDasbor
        label="Tahun"
        name="tahun"
        value={String(saringan.tahun)}
        options={pilihanTahun(today, saringan.tahun).map((id) => ({ id, nama: String(id) }))}
        onChange={(tahun) => set({ tahun: tahun ? Number(tahun) : undefined })}
      />
      <PilihanWilayah
        name="wilayah"
        provinsi={saringan.provinsi}
        kota={saringan.kota}
        daftar={{ provinsi, kota }}
        onProvinsi={(id) => set({ wilayah: id === undefined ? 'nasional' : String(id), kota: undefined })}
        onKota={(id) => set({ wilayah: String(saringan.provinsi), kota: id })}
      />
      <PilihanDasbor
        label="Jenis registrasi"
        name="jenis"
        value={saringan.jenis === undefined ? '' : String(saringan.jenis)}
        semua="Semua jenis"
        options={jenisRegistrasi.map(({ id, label }) => ({ id, nama: label }))}
        onChange={(id) => set({ jenis: id ? Number(id) : undefined })}
      />
    </SaringanDasbor>
  )
}
