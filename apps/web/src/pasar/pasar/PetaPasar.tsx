import { countPasar, listPasarPilihan } from '@portal/domain/pasar/pasar/pasar.contract'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { getRouteApi } from '@tanstack/react-router'
import { daftarPasar } from '#pasar/pasar/use-pasar.ts'
import { MapCard } from '#platform/peta/MapCard.tsx'
import { MapTrail } from '#platform/peta/MapTrail.tsx'
import { TitikTitikMap } from '#platform/peta/titik/TitikTitikMap.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useProvinsi } from '#platform/wilayah/use-wilayah.ts'

const route = getRouteApi('/pasar/admin/pasar/')

/** Map of the country with the number of markets, or of one province with each market as a point. */
export function PetaPasar() {
  const scope = scopeOf(useSignedInUser())
  const { provinsi_id } = route.useSearch()
  if (scope.jenis !== 'semua') return <PetaProvinsi provinsiId={scope.provinsi_id} />
  return provinsi_id ? <PetaProvinsi provinsiId={Number(provinsi_id)} leave /> : <PetaNegara />
}

function PetaNegara() {
  const change = useSearchChange<'/pasar/admin/pasar/'>()
  const jumlah = useRecord(countPasar, {})
  const provinsi = useProvinsi().data
  const drill = (id: number) => void change({ provinsi_id: String(id) }, { stay: true })
  const counted = new Map(jumlah.data?.map(({ id, total_pasar }) => [id, total_pasar]))
  const figures =
    jumlah.data && provinsi
      ? provinsi.map(({ id, nama }) => ({ id, nama, value: counted.get(id) ?? 0 }))
      : undefined
  return (
    <MapCard
      name="pasar"
      title="Pasar per provinsi"
      subtitle="Pilih provinsi untuk melihat letak pasarnya."
      trail={<MapTrail to={daftarPasar} steps={[{ label: 'Indonesia' }]} />}
      map="provinsi"
      figures={figures}
      error={jumlah.error}
      onRetry={() => void jumlah.refetch()}
      words={{ unit: 'pasar', regions: 'provinsi' }}
      heads={{ nama: 'Provinsi', value: 'Pasar' }}
      none="Belum ada pasar"
      rankingTitle="Lima provinsi terbanyak"
      open={{ hint: 'membuka letak pasarnya', may: () => true, onOpen: drill }}
      nameLink={({ id, nama }) => (
        <button type="button" onClick={() => drill(id)}>
          {nama}
        </button>
      )}
      valueLink={(_figure, text) => text}
    />
  )
}

function PetaProvinsi({ provinsiId, leave = false }: { provinsiId: number; leave?: boolean }) {
  const pasar = useRecord(listPasarPilihan, { provinsi_id: provinsiId })
  const nama = useProvinsi().data?.find(({ id }) => id === provinsiId)?.nama ?? ''
  return (
    <TitikTitikMap
      title={`Pasar di ${nama}`}
      trail={
        leave && (
          <MapTrail
            to={daftarPasar}
            steps={[{ label: 'Indonesia', search: { tampilan: 'peta' } }, { label: nama }]}
          />
        )
      }
      provinsiId={provinsiId}
      unit="pasar"
      points={pasar.data?.map((each) => ({
        id: each.id,
        nama: each.nama,
        note: each.kota,
        titik:
          each.lintang === null || each.bujur === null
            ? undefined
            : { lintang: each.lintang, bujur: each.bujur },
        to: `${daftarPasar}/${each.id}`,
      }))}
      error={pasar.error}
      onRetry={() => void pasar.refetch()}
    />
  )
}
