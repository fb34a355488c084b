import { ActionIcon, Button } from '@mantine/core'
import { deletePengawasan, updatePengawasan } from '@portal/domain/okkp/pengawasan/pengawasan.contract'
import type { Pengawasan } from '@portal/domain/okkp/registrasi/registrasi.pengawasan'
import type { Registrasi } from '@portal/domain/okkp/registrasi/registrasi.schema'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { IconEdit, IconLockOpen, IconTrash } from '@tabler/icons-react'
import classes from '#okkp/pengawasan/pengawasan.module.css'
import { bodyOf, isGrave } from '#okkp/pengawasan/pengawasan-form.ts'
import { useRefreshRegistrasi } from '#okkp/registrasi/use-registrasi.ts'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm, confirmWithNote } from '#platform/notices/confirm.ts'
import { popup, successText } from '#platform/notices/popup.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface PengawasanActionsProps {
  record: Pengawasan
  registrasi: Registrasi
}

export function PengawasanActions({ record, registrasi }: PengawasanActionsProps) {
  const { run, button } = useAction(useRefreshRegistrasi())
  const standing = isGrave(record.sanksi) && record.sanksi_diangkat === null
  const path = `/okkp/admin/registrasi/${registrasi.id}/pengawasan/${record.id}`

  async function lift() {
    const { title, confirmLabel } = liftWords[record.sanksi === 'pencabutan' ? 'pencabutan' : 'pembekuan']
    const alasan = await confirmWithNote({
      title,
      text: `Registrasi ${registrasi.no_registration} kembali mengikuti masa berlakunya mulai hari ini, kecuali masih ada sanksi lain.`,
      confirmLabel,
      note: { label: 'Alasan', required: true },
    })
    if (alasan === undefined) return false
    const { id, versi } = record
    const lifted = { sanksi_diangkat: dayInJakarta(new Date()), alasan_diangkat: alasan }
    await call(updatePengawasan, { body: { ...bodyOf(record), ...lifted, id, versi } })
    popup.success(successText.diubah)
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
    if (!agreed) return false
    await call(deletePengawasan, { query: { pengawasanId: record.id } })
    popup.success(successText.dihapus)
  }

  return (
    <div className={classes.buttons}>
      {standing && (
        <Button
          {...button}
          variant="default"
          leftSection={<Icon of={IconLockOpen} />}
          onClick={() => void run(lift)}
        >
          Angkat {record.sanksi}
        </Button>
      )}
      <ActionIcon component={AppLink} to={path} aria-label={`Ubah pengawasan ${formatDate(record.tanggal)}`}>
        <Icon of={IconEdit} size={20} />
      </ActionIcon>
      <ActionIcon
        {...button}
        color="red"
        aria-label={`Hapus pengawasan ${formatDate(record.tanggal)}`}
        onClick={() => void run(remove)}
      >
        <Icon of={IconTrash} size={20} />
      </ActionIcon>
    </div>
  )
}

const liftWords = {
  pembekuan: { title: 'Angkat pembekuan ini?', confirmLabel: 'Angkat pembekuan' },
  pencabutan: { title: 'Angkat pencabutan ini?', confirmLabel: 'Angkat pencabutan' },
}
