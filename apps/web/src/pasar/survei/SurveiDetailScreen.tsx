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
import { SurveiLoader } from '#pasar/survei/SurveiLoader.tsx'
import classes from '#pasar/survei/survei.module.css'
import { daftarSurvei, surveiCrumbs, useRefreshSurvei } from '#pasar/survei/use-survei.ts'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import { RemoveMenu } from '#platform/record/RemoveMenu.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'

export function SurveiDetailScreen({ id }: { id: number }) {
  return <SurveiLoader id={id}>{(survei) => <Detail survei={survei} />}</SurveiLoader>
}

function Detail({ survei }: { survei: SurveiDetail }) {
  const { id, nama_pasar, sasaran, fase, tahun_program, kuesioner, total_responden } = survei
  const refresh = useRefreshSurvei()
  return (
    <>
      <PageHeader
        title={`Survei ${sasaranLabels[sasaran].toLowerCase()}, ${nama_pasar}`}
        crumbs={surveiCrumbs}
        meta={`${faseLabels[fase]} ${tahun_program} · ${kuesioner.nama} edisi ${kuesioner.edisi} · mulai ${formatDate(survei.tanggal)}`}
        actions={
          <>
            <Button
              component={AppLink}
              to={`${daftarSurvei}/${id}/isi`}
              leftSection={<IconForms size={18} stroke={1.75} aria-hidden="true" />}
            >
              Isi responden
            </Button>
            <ChangeButton to={`${daftarSurvei}/${id}/ubah`}>Ubah</ChangeButton>
            <RemoveMenu
              noun="survei"
              nama={nama_pasar}
              text="Hanya untuk survei yang keliru dibuka. Survei yang sudah berisi jawaban tidak dapat dihapus."
              remove={() => call(surveiCalls.remove, { query: { id } })}
              refresh={refresh}
              back={daftarSurvei}
            />
          </>
        }
      />
      {total_responden < respondenDisarankan && (
        <Callout>
          {formatNumber(total_responden)} dari {formatNumber(respondenDisarankan)} responden yang disarankan.
          Dengan lebih sedikit, hasilnya belum banyak berarti.
        </Callout>
      )}
      <Section title="Sebelum dan sesudah program">
        <dl className={classes.banding}>
          {(['pre', 'post'] as const).map((sisi) => {
            const found = survei.banding.find((satu) => satu.fase === sisi)
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
      <DaftarResponden survei={survei} />
    </>
  )
}

function DaftarResponden({ survei }: { survei: SurveiDetail }) {
  const refresh = useRefreshSurvei()
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
