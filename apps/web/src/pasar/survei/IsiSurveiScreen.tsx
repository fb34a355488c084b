import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { faultOfJawaban } from '@portal/domain/pasar/survei/nilai-survei'
import { faseLabels, kelaminLabels } from '@portal/domain/pasar/survei/survei.contract'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { useRef } from 'react'
import { bahan, readSurvei, type SurveiLapang } from '#pasar/lapangan/bahan.ts'
import type { EntriResponden } from '#pasar/survei/entri-responden.ts'
import { LembarResponden } from '#pasar/survei/LembarResponden.tsx'
import { daftarSurvei, surveiCrumbs } from '#pasar/survei/use-survei.ts'
import { notify } from '#platform/notices/notify.ts'
import { EntryNotices } from '#platform/offline/EntryNotices.tsx'
import { FieldDataLoader } from '#platform/offline/FieldDataLoader.tsx'
import { useEntryDraft } from '#platform/offline/use-entry-draft.ts'
import { useFieldData } from '#platform/offline/use-field-data.ts'
import { useEntries } from '#platform/offline/use-queue.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

export function IsiSurveiScreen({ id }: { id: number }) {
  const read = useFieldData(bahan.survei(id), () => readSurvei(id))
  return (
    <FieldDataLoader title="Isi responden" crumbs={surveiCrumbs} noun="Survei ini" reads={[read]}>
      {() => read.data && <Isi key={id} survei={read.data} />}
    </FieldDataLoader>
  )
}

function Isi({ survei }: { survei: SurveiLapang }) {
  const { id, nama_pasar, sasaran, fase, kuesioner } = survei
  const { waiting } = useEntries()
  const again = useRef(false)
  const draft = useEntryDraft<EntriResponden>({
    kind: 'responden-survei',
    shape: 1,
    matches: ({ survei_id }) => survei_id === id,
    blank: () => ({ survei_id: id, tanggal: dayInJakarta(Date.now()), jawaban: {} }),
    titleOf: (content) => titleOfResponden(survei, content),
    href: `${daftarSurvei}/${id}/isi`,
  })
  const { entry } = draft
  if (!entry) return <LoadingRows rows={8} />
  const { content } = entry
  const menunggu = waiting.filter(
    ({ kind, content: one }) => kind === 'responden-survei' && (one as EntriResponden).survei_id === id,
  )

  async function save(): Promise<void> {
    if (!(await draft.finish())) return
    again.current = true
    notify.info('Jawaban tersimpan. Silakan responden berikutnya.')
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <PageHeader
        title={`Isi responden, ${nama_pasar}`}
        crumbs={[...surveiCrumbs, { label: nama_pasar, to: `${daftarSurvei}/${id}` }]}
        meta={`${sasaranLabels[sasaran]}, ${faseLabels[fase].toLowerCase()} · ${formatNumber(survei.total_responden)} responden tersimpan${menunggu.length > 0 ? `, ${formatNumber(menunggu.length)} menunggu dikirim` : ''}`}
      />
      <EntryNotices noun="Jawaban" message={entry.message} fault={draft.fault} opened={draft.opened} />
      <LembarResponden
        key={entry.id}
        survei={survei}
        name={entry.id}
        focus={again.current}
        content={content}
        onChange={(change) => void draft.change({ ...content, ...change })}
        onSave={save}
        salah={faultOfJawaban(kuesioner, content.jawaban)?.message}
      />
    </>
  )
}

/** Names the respondent as far as known, because a queue may hold ten of one market. */
function titleOfResponden({ sasaran, nama_pasar }: SurveiLapang, content: EntriResponden): string {
  const { jenis_kelamin, usia, keterangan } = content
  const orang = [
    jenis_kelamin && kelaminLabels[jenis_kelamin].toLowerCase(),
    usia && `${formatNumber(usia)} tahun`,
    keterangan,
  ]
  return [`Responden ${sasaranLabels[sasaran].toLowerCase()}`, ...orang, nama_pasar]
    .filter(Boolean)
    .join(', ')
}
