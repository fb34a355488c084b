import { Button } from '@mantine/core'
import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import {
  faseLabels,
  kelaminLabels,
  type Responden,
  removeResponden,
  respondenDisarankan,
  type SurveiDetail,
  surveiCalls,
} from '@portal/domain/pasar/survei/survei.contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { IconForms } from '@tabler/icons-react'
import { Predikat } from '#pasar/survei/predikat.tsx'
import classes from '#pasar/survei/survei.module.css'
import { surveiRecord } from '#pasar/survei/use-survei.ts'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

export const surveiDetail: RecordDetail<SurveiDetail> = {
  record: surveiRecord,
  title: ({ sasaran, nama_pasar }) => `Survei ${sasaranLabels[sasaran].toLowerCase()}, ${nama_pasar}`,
  meta: ({ fase, tahun_program, kuesioner, tanggal }) =>
    `${faseLabels[fase]} ${tahun_program} · ${kuesioner.nama} edisi ${kuesioner.edisi} · mulai ${formatDate(tanggal)}`,
  actions: (survei) => (
    <Button
      component={AppLink}
      to={`${surveiRecord.pageOf(survei)}/isi`}
      leftSection={<Icon of={IconForms} />}
    >
      Isi responden
    </Button>
  ),
  change: 'Ubah',
  remove: {
    noun: 'survei',
    nameOf: ({ nama_pasar }) => nama_pasar,
    text: 'Hanya untuk survei yang keliru dibuka. Survei yang sudah berisi jawaban tidak dapat dihapus.',
    call: ({ id }) => call(surveiCalls.remove, { query: { id } }),
  },
  body: (survei) => (
    <>
      {survei.total_responden < respondenDisarankan && (
        <Callout>
          {formatNumber(survei.total_responden)} dari {formatNumber(respondenDisarankan)} responden yang
          disarankan. Dengan lebih sedikit, hasilnya belum banyak berarti.
        </Callout>
      )}
      <Banding survei={survei} />
      <DaftarResponden survei={survei} />
    </>
  ),
}

function Banding({ survei: { banding } }: { survei: SurveiDetail }) {
  return (
    <Section title="Sebelum dan sesudah program">
      <dl className={classes.banding}>
        {(['pre', 'post'] as const).map((sisi) => {
          const found = banding.find((satu) => satu.fase === sisi)
          return (
            <div key={sisi}>
              <dt>{faseLabels[sisi]}</dt>
              <dd>
                {found ? (
                  <>
                    <b className={classes.angka}>
                      <Predikat nilai={found.presentase} predikat={found.predikat} />
                    </b>
                    <span>{formatNumber(found.total_responden)} responden</span>
                  </>
                ) : (
                  'Belum disurvei'
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}

function DaftarResponden({ survei }: { survei: SurveiDetail }) {
  const refresh = surveiRecord.useRefresh()
  const { run, button } = useAction(refresh)
  const remove = (responden: Responden, nomor: number) =>
    run(async () => {
      const agreed = await confirm({
        title: `Hapus jawaban responden ${nomor}?`,
        confirmLabel: 'Hapus jawaban',
        tone: 'bad',
      })
      if (!agreed) return false
      return call(removeResponden, { query: { id: responden.id } })
    })
  return (
    <Section title={`Responden (${formatNumber(survei.responden.length)})`}>
      {survei.responden.length === 0 ? (
        <EmptyState title="Belum ada jawaban" text="Pilih Isi responden untuk mulai." />
      ) : (
        <ol className={classes.responden}>
          {survei.responden.map((responden, index) => (
            <li key={responden.id}>
              <span>
                {formatDate(responden.tanggal)}
                {' · '}
                {[
                  responden.jenis_kelamin && kelaminLabels[responden.jenis_kelamin],
                  responden.usia && `${responden.usia} tahun`,
                  responden.keterangan,
                ]
                  .filter(Boolean)
                  .join(', ') || 'tanpa keterangan'}
              </span>
              <Predikat nilai={responden.presentase} predikat={responden.predikat} />
              <Button
                variant="subtle"
                color="red"
                aria-label={`Hapus jawaban responden ${index + 1}`}
                {...button}
                onClick={() => void remove(responden, index + 1)}
              >
                Hapus
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
