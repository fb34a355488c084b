import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'

interface Region {
  id: number
  nama: string
}

interface PilihanWilayahProps {
  /** Name of the province parameter in the URL. */
  name: 'provinsi' | 'wilayah'
  provinsi: number | undefined
  kota: number | undefined
  daftar: { provinsi: readonly Region[] | undefined; kota: readonly Region[] | undefined }
  /** False for an account of a single province. */
  choosesProvinsi?: boolean
  choosesKota?: boolean
  onProvinsi: (id: number | undefined) => void
  onKota: (id: number | undefined) => void
}

const textOf = (id: number | undefined) => (id === undefined ? '' : String(id))
const idOf = (value: string | undefined) => (value ? Number(value) : undefined)

export function PilihanWilayah(props: PilihanWilayahProps) {
  const { name, provinsi, kota, daftar, choosesProvinsi = true, choosesKota = true } = props
  return (
    <>
      {choosesProvinsi && (
        <PilihanDasbor
          label="Provinsi"
          name={name}
          value={textOf(provinsi)}
          semua="Semua provinsi"
          options={daftar.provinsi}
          onChange={(value) => props.onProvinsi(idOf(value))}
        />
      )}
      {choosesKota && provinsi !== undefined && (
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
