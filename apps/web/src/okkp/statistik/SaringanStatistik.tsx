import { jenisRegistrasi } from '#okkp/statistik/grafik-statistik.ts'
import type { Saringan, Statistik } from '#okkp/statistik/use-statistik.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { pilihanTahun } from '#platform/dasbor/periode.ts'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'

interface SaringanProps {
  saringan: Saringan
  wilayah: Statistik['wilayah']
  provinsi: readonly { id: number; nama: string }[] | undefined
  today: string
  /** Where a form without scripts is sent. */
  action: string
}

/** Year, region and kind; all of it in the address, and usable before the page's code has come. */
export function SaringanStatistik({ saringan, wilayah, provinsi, today, action }: SaringanProps) {
  const change = useAnySearchChange()
  const set = (next: object) => void change(next, { stay: true })
  const kota = wilayah.data?.data.flatMap(({ kota_id, kota }) =>
    kota_id && kota ? [{ id: kota_id, nama: kota }] : [],
  )
  return (
    <form action={action} className={classes.filters} onSubmit={(event) => event.preventDefault()}>
      <PilihanDasbor
        label="Tahun"
        name="tahun"
        value={String(saringan.tahun)}
        options={pilihanTahun(today, saringan.tahun).map((id) => ({ id, nama: String(id) }))}
        onChange={(tahun) => set({ tahun: tahun ? Number(tahun) : undefined })}
      />
      <PilihanDasbor
        label="Provinsi"
        name="wilayah"
        value={saringan.provinsi === undefined ? '' : String(saringan.provinsi)}
        semua="Semua provinsi"
        options={provinsi}
        onChange={(id) => set({ wilayah: id ?? 'nasional', kota: undefined })}
      />
      {saringan.provinsi !== undefined && (
        <PilihanDasbor
          label="Kabupaten/kota"
          name="kota"
          value={saringan.kota === undefined ? '' : String(saringan.kota)}
          semua="Semua kabupaten/kota"
          options={kota}
          onChange={(id) => set({ wilayah: String(saringan.provinsi), kota: id ? Number(id) : undefined })}
        />
      )}
      <PilihanDasbor
        label="Jenis registrasi"
        name="jenis"
        value={saringan.jenis === undefined ? '' : String(saringan.jenis)}
        semua="Semua jenis"
        options={jenisRegistrasi.map(({ id, label }) => ({ id, nama: label }))}
        onChange={(id) => set({ jenis: id ? Number(id) : undefined })}
      />
      <noscript>
        <button type="submit">Tampilkan</button>
      </noscript>
    </form>
  )
}
