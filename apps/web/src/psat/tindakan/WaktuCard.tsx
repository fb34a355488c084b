import { Button, Group } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useAction } from '#platform/api/use-action.ts'
import { confirmWithNote } from '#platform/notices/confirm.ts'
import classes from '#psat/langkah/langkah.module.css'
import { kirimLangkah } from '#psat/langkah/langkah-call.ts'
import { useLangkah } from '#psat/langkah/use-langkah.ts'

/** The applicant's request for more time, while it waits for an answer. */
export function WaktuCard({ berkas }: { berkas: BerkasPengajuan }) {
  const take = useLangkah(berkas)
  const { run, button } = useAction()
  const allowed = (name: string) => berkas.aksi.some(({ aksi }) => aksi === name)
  if (berkas.tambahan_waktu[berkas.process] !== 'diminta') return null
  const reason = berkas.riwayat.findLast(({ aksi }) => aksi === 'minta_waktu')?.catatan

  async function answer(give: boolean) {
    const note = await confirmWithNote(
      give
        ? {
            title: 'Beri tambahan waktu?',
            text: 'Pemohon mendapat tambahan hari kerja untuk perbaikan ini, satu kali pada tahap ini.',
            confirmLabel: 'Beri tambahan waktu',
            note: { label: 'Catatan' },
          }
        : {
            title: 'Tolak tambahan waktu?',
            confirmLabel: 'Tolak tambahan waktu',
            tone: 'bad',
            note: { label: 'Alasan', required: true },
          },
    )
    if (note === undefined) return false
    const body = { id_pengajuan: berkas.id, versi: berkas.versi, keterangan: note }
    return take(
      () => kirimLangkah(berkas.auditType, give ? 'beriWaktu' : 'tolakWaktu', body),
      () => undefined,
    )
  }

  return (
    <div className={classes.ask}>
      <p>
        <b>Pemohon meminta tambahan waktu.</b> {reason}
      </p>
      <Group gap={8} mt={10}>
        {allowed('beri_waktu') && (
          <Button size="sm" {...button} onClick={() => void run(() => answer(true))}>
            Beri tambahan waktu
          </Button>
        )}
        {allowed('tolak_waktu') && (
          <Button size="sm" variant="default" {...button} onClick={() => void run(() => answer(false))}>
            Tolak tambahan waktu
          </Button>
        )}
      </Group>
    </div>
  )
}
