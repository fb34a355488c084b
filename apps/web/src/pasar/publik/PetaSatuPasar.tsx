import type { Titik } from '@portal/domain/platform/geo/titik'
import { useMap } from '#platform/peta/map-files.ts'
import { spotOf, windowAround } from '#platform/peta/map-shape.ts'
import { TitikTitikDrawing } from '#platform/peta/titik/TitikTitikDrawing.tsx'
import { ErrorState } from '#platform/ui/states/states.tsx'

interface PetaSatuPasarProps {
  nama: string
  kota: string
  provinsiId: number
  titik: Titik
}

export function PetaSatuPasar({ nama, kota, provinsiId, titik }: PetaSatuPasarProps) {
  const { data, error, retry } = useMap(provinsiId)
  if (error) return <ErrorState title="Peta belum dapat dimuat" error={error} onRetry={retry} />
  if (!data) return null
  const frame = windowAround([spotOf([titik.bujur, titik.lintang])], data.frame)
  return (
    <TitikTitikDrawing
      label={`Letak ${nama}`}
      words={`Satu titik di ${kota}.`}
      shape={{ ...data, frame }}
      points={[{ id: 0, nama, note: kota, titik, near: true }]}
    />
  )
}
