import { Button } from '@mantine/core'
import { askTemuanAgain, closeOrReopenTemuan, deleteTemuan } from '@portal/domain/psat/audit/audit.contract'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconPlus } from '@tabler/icons-react'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm, confirmWithNote } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { giveBack, openerNow } from '#platform/notices/use-focus-back.ts'
import { CountMark } from '#platform/ui/mark/CountMark.tsx'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'
import { FindingsList } from '#psat/temuan/FindingsList.tsx'
import classes from '#psat/temuan/meja/meja.module.css'
import type { Meja } from '#psat/temuan/meja/use-meja.ts'

/**
 * Lists the findings of the file. Officers prepare them here, send them with the revision and close them after the
 * answers.
 */
export function TemuanCard({ meja }: { meja: Meja }) {
  const { berkas, mayCheck } = meja
  const shown = meja.shown
  return (
    <section className={classes.card} aria-label="Temuan">
      <div className={classes.cardHead}>
        <h2>
          Temuan <CountMark count={berkas.temuan.length} />
        </h2>
        {mayCheck && (
          <Button
            variant="light"
            size="sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() =>
              meja.setForm(
                meja.bagian === 'dokumen' && shown
                  ? { bidang: shown.bidang, label: shown.label, berkas: shown.kunci }
                  : { bidang: '', label: '' },
              )
            }
          >
            Tambah temuan
          </Button>
        )}
      </div>
      <FindingsList
        temuan={berkas.temuan}
        salinan={berkas.salinan}
        selectedId={meja.selectedId}
        onShow={meja.showTemuan}
        {...(mayCheck ? { foot: (temuan: Temuan) => <Foot meja={meja} temuan={temuan} /> } : {})}
        empty={
          mayCheck
            ? 'Belum ada temuan. Tandai letaknya pada dokumen, atau tambahkan pada isian.'
            : 'Belum ada temuan.'
        }
      />
    </section>
  )
}

function Foot({ meja, temuan }: { meja: Meja; temuan: Temuan }) {
  const { uuid, process } = meja.berkas
  const refresh = useBerkasRefresh(uuid)
  const { run, button } = useAction()

  async function work(change: Promise<unknown>, done: string) {
    await change.finally(refresh)
    notify.success(done)
  }

  async function remove() {
    const agreed = await confirm({
      title: 'Hapus temuan ini?',
      text: 'Temuan belum dikirim, jadi pemohon tidak pernah melihatnya.',
      confirmLabel: 'Hapus temuan',
      tone: 'bad',
    })
    if (!agreed) return false
    return work(call(deleteTemuan, { params: { uuid }, query: { id: temuan.id } }), 'Temuan dihapus.')
  }

  const settle = (tutup: boolean, alasan: string | null) =>
    call(closeOrReopenTemuan, {
      params: { uuid },
      body: { id: temuan.id, versi: temuan.versi, tutup, alasan },
    })

  /** Closing can be undone with "Buka lagi", so it asks nothing. */
  async function shut() {
    const opener = openerNow()
    const done =
      temuan.sasaran === 'dokumen' ? 'Temuan ditutup, dokumennya dinilai sesuai.' : 'Temuan ditutup.'
    await work(settle(true, null), done)
    giveBack(opener)
  }

  async function reopen() {
    const alasan = await confirmWithNote({
      title: 'Buka lagi temuan ini?',
      confirmLabel: 'Buka lagi',
      note: { label: 'Alasan', required: true },
    })
    return alasan !== undefined && work(settle(false, alasan), 'Temuan dibuka lagi.')
  }

  async function again() {
    const alasan = await confirmWithNote({
      title: 'Minta jawaban lagi?',
      text: 'Pemohon membacanya bersama permintaan perbaikan yang Anda kirim.',
      confirmLabel: 'Minta jawaban lagi',
      note: { label: 'Mengapa jawabannya belum cukup', required: true },
    })
    if (alasan === undefined) return false
    const body = { id: temuan.id, versi: temuan.versi, alasan }
    return work(
      call(askTemuanAgain, { params: { uuid }, body }),
      'Dicatat. Kirim permintaan perbaikan supaya pemohon membacanya.',
    )
  }

  if (temuan.status === 'disiapkan') {
    return (
      <>
        <Button size="sm" variant="default" {...button} onClick={() => meja.setForm(temuan)}>
          Ubah
        </Button>
        <Button size="sm" variant="subtle" color="red" {...button} onClick={() => void run(remove)}>
          Hapus
        </Button>
      </>
    )
  }
  if (temuan.tahap !== process) return null
  if (temuan.status === 'ditutup') {
    return (
      <Button size="sm" variant="default" {...button} onClick={() => void run(reopen)}>
        Buka lagi
      </Button>
    )
  }
  return (
    <>
      <Button size="sm" variant="light" {...button} onClick={() => void run(shut)}>
        Tutup temuan
      </Button>
      {temuan.status === 'dijawab' && (
        <Button size="sm" variant="default" {...button} onClick={() => void run(again)}>
          Minta jawaban lagi
        </Button>
      )}
    </>
  )
}
