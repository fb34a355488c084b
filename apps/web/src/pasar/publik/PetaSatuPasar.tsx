import type { Titik } from '@portal/domain/platform/geo/titik'
import { useNavigate } from '@tanstack/react-router'
import { useTitikPasar } from '#pasar/publik/use-pasar-publik.ts'
import { useMap } from '#platform/peta/map-files.ts'
import { spotOf, windowAround } from '#platform/peta/map-shape.ts'
import { TitikTitikDrawing } from '#platform/peta/titik/TitikTitikDrawing.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

interface PetaSatuPasarProps {
  id: number
  nama: string
  kota: string
  provinsiId: number
  titik: Titik
}

/** The market by name, with its district, the neighbouring districts, and the other markets around it. */
export function PetaSatuPasar({ id, nama, kota, provinsiId, titik }: PetaSatuPasarProps) {
  const navigate = useNavigate()
  const { data, error, retry } = useMap(provinsiId)
  const others = useTitikPasar(provinsiId).data?.data ?? []
  if (error) return <ErrorState title="Peta belum dapat dimuat" error={error} onRetry={retry} />
  if (!data) return <LoadingRows rows={4} />
  const frame = windowAround([spotOf([titik.bujur, titik.lintang])], data.frame)
  const around = others.flatMap((other) =>
    other.id === id || other.lintang === null || other.bujur === null
      ? []
      : [
          {
            id: other.id,
            nama: other.nama,
            note: other.kota,
            titik: { lintang: other.lintang, bujur: other.bujur },
          },
        ],
  )
  return (
    <TitikTitikDrawing
      label={`Letak ${nama}`}
      words={`${nama} di ${kota}, dengan kabupaten/kota dan pasar di sekitarnya.`}
      shape={{ ...data, frame }}
      points={[...around, { id, nama, note: kota, titik, near: true }]}
      onOpen={(point) => {
        if (point.id !== id) void navigate({ to: '/pasar/detail', search: { id: point.id } })
      }}
    />
  )
}
