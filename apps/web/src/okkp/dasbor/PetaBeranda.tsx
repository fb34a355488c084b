import type { RegistrasiWilayah } from '@portal/domain/okkp/dasbor/dasbor.contract'
import { useNavigate } from '@tanstack/react-router'
import { figureOf } from '#okkp/dasbor/registrasi-wilayah.ts'
import type { Reading } from '#platform/api/use-load.ts'
import { MapCard } from '#platform/peta/MapCard.tsx'

/** Map of valid registrations. A click on a province opens its statistics. */
export default function PetaBeranda({ wilayah }: { wilayah: Reading<{ data: RegistrasiWilayah[] }> }) {
  const navigate = useNavigate()
  const open = (id: number) => void navigate({ to: '/okkp', search: { wilayah: String(id) } })
  return (
    <MapCard
      name="peta"
      title="Registrasi berlaku per provinsi"
      subtitle="Pilih provinsi untuk melihat angkanya."
      map="provinsi"
      figures={wilayah.data?.data.map((row) => ({ ...figureOf(row, 'berlaku', 'provinsi'), more: [] }))}
      error={(wilayah.error as Error | undefined) ?? null}
      onRetry={wilayah.retry}
      words={{ unit: 'registrasi berlaku', regions: 'provinsi' }}
      heads={{ nama: 'Provinsi', value: 'Registrasi berlaku' }}
      none="Belum ada registrasi berlaku"
      open={{ hint: 'membuka statistiknya', may: () => true, onOpen: open }}
      nameLink={({ id, nama }) => (
        <button type="button" onClick={() => open(id)}>
          {nama}
        </button>
      )}
      valueLink={(_figure, text) => text}
    />
  )
}
