import { ActionIcon, Button } from '@mantine/core'
import { deletePengawasan, updatePengawasan } from '@portal/domain/okkp/pengawasan.contract'
import type { Pengawasan } from '@portal/domain/okkp/pengawasan.schema'
import type { Registrasi } from '@portal/domain/okkp/registrasi.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { IconEdit, IconLockOpen, IconTrash } from '@tabler/icons-react'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { bodyOf, isGrave } from '#okkp/pengawasan/pengawasan-form.ts'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { ApiError } from '#platform/api/api-error.ts'
import { call } from '#platform/api/client.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { confirm, confirmWithNote } from '#platform/ui/confirm.ts'
import { popup, successText } from '#platform/ui/popup.ts'

interface PengawasanActionsProps {
  record: Pengawasan
  registrasi: Registrasi
}

export function PengawasanActions({ record, registrasi }: PengawasanActionsProps) {
  const refresh = useRefreshRegistrasi()
  const standing = isGrave(record.sanksi) && record.sanksi_diangkat === null
  const path = `/okkp/admin/registrasi/${registrasi.id}/pengawasan/${record.id}`

  async function run(work: () => Promise<unknown>, text: string) {
    try {
      await work()
      popup.success(text)
      await refresh()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      popup.failure(error.message)
    }
  }

  async function lift() {
    const { title, confirmLabel } = liftWords[record.sanksi === 'pencabutan' ? 'pencabutan' : 'pembekuan']
    const alasan = await confirmWithNote({
      title,
      text: `Registrasi ${registrasi.no_registration} kembali mengikuti masa berlakunya mulai hari ini, kecuali masih ada sanksi lain.`,
      confirmLabel,
      note: { label: 'Alasan', required: true },
    })
    if (alasan === undefined) return
    const { id, versi } = record
    const lifted = { sanksi_diangkat: dayInJakarta(new Date()), alasan_diangkat: alasan }
    await run(
      () => call(updatePengawasan, { body: { ...bodyOf(record), ...lifted, id, versi } }),
      successText.diubah,
    )
  }

  async function remove() {
    const agreed = await confirm({
      title: 'Hapus pengawasan ini?',
      text: standing
        ? 'Hanya untuk pengawasan yang keliru dicatat. Sanksinya ikut lepas dari registrasi.'
        : 'Hanya untuk pengawasan yang keliru dicatat.',
      confirmLabel: 'Hapus pengawasan',
      tone: 'bad',
    })
    if (agreed) {
      await run(() => call(deletePengawasan, { query: { pengawasanId: record.id } }), successText.dihapus)
    }
  }

  return (
    <div className={classes.buttons}>
      {standing && (
        <Button
          variant="default"
          leftSection={<IconLockOpen size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void lift()}
        >
          Angkat {record.sanksi}
        </Button>
      )}
      <ActionIcon component={AppLink} to={path} aria-label={`Ubah pengawasan ${record.tanggal}`}>
        <IconEdit size={20} stroke={1.75} />
      </ActionIcon>
      <ActionIcon color="red" aria-label={`Hapus pengawasan ${record.tanggal}`} onClick={() => void remove()}>
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
    </div>
  )
}

const liftWords = {
  pembekuan: { title: 'Angkat pembekuan ini?', confirmLabel: 'Angkat pembekuan' },
  pencabutan: { title: 'Angkat pencabutan ini?', confirmLabel: 'Angkat pencabutan' },
}
