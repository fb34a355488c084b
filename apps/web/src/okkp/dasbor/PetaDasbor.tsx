import { formatNumber } from '@portal/domain/platform/format'
import { figureOf, isOnMap } from '#okkp/dasbor/registrasi-wilayah.ts'
import type { Saringan, Statistik } from '#okkp/dasbor/use-dasbor.ts'
import { RegionMap } from '#platform/peta/RegionMap.tsx'

interface PetaProps {
  saringan: Saringan
  wilayah: Statistik['wilayah']
  address: string
}

/** Map of valid registrations by province. A click on a province shows its cities. */
export function PetaDasbor({ saringan, wilayah, address }: PetaProps) {
  const { provinsi, kota, ...kept } = saringan
  const level = provinsi === undefined ? 'provinsi' : 'kota'
  const rows = wilayah.data?.data
  const fits = rows?.every(({ provinsi_id }) => provinsi === undefined || provinsi_id === provinsi)
  const figures = fits ? rows?.map((row) => ({ ...figureOf(row, 'berlaku', level), more: [] })) : undefined
  const beside = figures?.filter((figure) => !isOnMap(figure)) ?? []
  const where = 'Menurut lokasi unit usaha, termasuk terbitan OKKP Pusat.'
  return (
    <RegionMap
      name="peta"
      provinsi={provinsi}
      namaProvinsi={rows?.find(({ provinsi_id }) => provinsi_id === provinsi)?.provinsi ?? ''}
      label="Registrasi berlaku"
      unit="registrasi berlaku"
      subtitle={{
        country: `${where} Pilih provinsi untuk melihat kabupaten/kotanya.`,
        province: `${where} Pilih kabupaten/kota untuk melihat angkanya.`,
      }}
      search={{
        province: (id) => ({ wilayah: String(id), kota: undefined }),
        city: (id) => ({ wilayah: String(provinsi), kota: id }),
        country: { wilayah: 'nasional', kota: undefined },
      }}
      trail={{ to: address, country: { ...kept, wilayah: 'nasional' } }}
      figures={figures?.filter(isOnMap)}
      beside={beside}
      isRefreshing={wilayah.isStale}
      error={(wilayah.error as Error | undefined) ?? null}
      onRetry={wilayah.retry}
      none="Belum ada registrasi berlaku"
      valueLink={(_figure, text) => text}
      note={beside.map((figure) => (
        <p key={figure.id}>
          {figure.nama}: {formatNumber(figure.value ?? 0)} registrasi berlaku, tidak digambar di peta.
        </p>
      ))}
    />
  )
}
