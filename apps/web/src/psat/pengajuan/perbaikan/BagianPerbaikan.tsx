import { Button } from '@mantine/core'
import type { LangkahIsian } from '@portal/domain/psat/isian/isian.rules'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useState } from 'react'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { LangkahIsianView } from '#psat/isian/langkah-isian/LangkahIsianView.tsx'
import { langkahOf } from '#psat/isian/langkah-isian/langkah-isian-bidang.ts'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'
import { faultOf, type Isian } from '#psat/isian/use-isian.ts'

interface BagianPerbaikanProps {
  nama: Exclude<LangkahIsian, 'tinjau'>
  judul: string
  isian: Isian
  temuan: readonly Temuan[]
  diperiksa: boolean
}

/** One part of the form. It is expanded if it has findings or missing fields, and collapsed otherwise. */
export function BagianPerbaikan({ nama, judul, isian, temuan, diperiksa }: BagianPerbaikanProps) {
  const jumlah = temuan.filter(({ bidang }) => langkahOf(bidang, isian.langkah) === nama).length
  const kurang = isian.kurang.some((fault) => fault.langkah === nama)
  const [dibuka, setDibuka] = useState(false)
  const terbuka = dibuka || jumlah > 0 || (diperiksa && kurang)
  const { data } = isian.data
  return (
    <Section
      title={judul}
      text={jumlah > 0 ? `${jumlah} temuan` : 'Tidak ada temuan. Boleh diubah bila perlu.'}
      actions={
        jumlah === 0 && (
          <Button variant="default" aria-expanded={terbuka} onClick={() => setDibuka(!dibuka)}>
            {terbuka ? 'Lipat' : 'Ubah'} {judul.toLowerCase()}
          </Button>
        )
      }
    >
      {terbuka && !data && !isian.data.isError && <LoadingRows rows={2} />}
      {terbuka && isian.data.isError && (
        <ErrorState
          title="Data usaha belum dapat dimuat"
          error={isian.data.error}
          onRetry={() => void isian.data.refetch()}
        />
      )}
      {terbuka && data && (
        <LangkahIsianView
          nama={nama}
          {...isian}
          data={data}
          kurang={faultOf(isian.kurang, diperiksa ? 'semua' : new Set())}
        />
      )}
    </Section>
  )
}

interface TemuanLainProps {
  temuan: readonly Temuan[]
  langkah: readonly LangkahIsian[]
}

/** Lists findings that belong to no field of the form, such as those of a field audit. */
export function TemuanLain({ temuan, langkah }: TemuanLainProps) {
  const lain = temuan.filter(({ bidang }) => langkahOf(bidang, langkah) === undefined)
  if (lain.length === 0) return null
  const bidang = [...new Set(lain.map((satu) => satu.bidang))]
  return (
    <Section title="Temuan">
      {bidang
        .filter((satu) => !bidang.some((induk) => induk !== satu && satu.startsWith(`${induk}.`)))
        .map((satu) => (
          <TemuanDi key={satu} bidang={satu} />
        ))}
    </Section>
  )
}
