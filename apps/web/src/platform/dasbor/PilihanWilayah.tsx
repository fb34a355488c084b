import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'

interface Region {
  id: number
  nama: string
}

interface PilihanWilayahProps {
  /** The province's name in the address. */
  name: 'provinsi' | 'wilayah'
  provinsi: number | undefined
  kota: number | undefined
  /** Undefined while they are on their way. */
  daftar: { provinsi: readonly Region[] | undefined; kota: readonly Region[] | undefined }
  /** An account of one province has none to choose. */
  memilihProvinsi?: boolean
  memilihKota?: boolean
  onProvinsi: (id: number | undefined) => void
  onKota: (id: number | undefined) => void
}

const textOf = (id: number | undefined) => (id === undefined ? '' : String(id))
const idOf = (value: string | undefined) => (value ? Number(value) : undefined)

/** Province, then the regencies and cities of it, as filters of a dashboard. */
export function PilihanWilayah(props: PilihanWilayahProps) {
  const { name, provinsi, kota, daftar, memilihProvinsi = true, memilihKota = true } = props
  return (
    <>
      {memilihProvinsi && (
        <PilihanDasbor
          label="Provinsi"
          name={name}
          value={textOf(provinsi)}
          semua="Semua provinsi"
          options={daftar.provinsi}
          onChange={(value) => props.onProvinsi(idOf(value))}
        />
      )}
      {memilihKota && provinsi !== undefined && (
        <PilihanDasbor
          label="Kabupaten/kota"
          name="kota"
          value={textOf(kota)}
          semua="Semua kabupaten/kota"
          options={daftar.kota}
          onChange={(value) => props.onKota(idOf(value))}
        />
      )}
    </>
  )
}
