import { ActionIcon, Button } from '@mantine/core'
import type { Result } from '@portal/domain/platform/contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { deleteDraf, listDraf } from '@portal/domain/psat/draf.contract'
import { type JenisIzin, jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis-pengajuan'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { confirm } from '#platform/ui/confirm.ts'
import { notify } from '#platform/ui/notify.ts'
import { Section } from '#platform/ui/Section.tsx'
import classes from '#psat/layanan/Pelaku.module.css'

type DrafRingkas = Result<typeof listDraf>['data'][number]

/** Drafts to go on with; nothing is shown where there are none. */
export function DaftarDraf({ auditType }: { auditType?: JenisIzin }) {
  const { data = [] } = useQuery({
    queryKey: [listDraf.path],
    queryFn: async ({ signal }) => (await call(listDraf, { signal, quiet: true })).data,
  })
  const draf = auditType ? data.filter((satu) => satu.auditType === auditType) : data
  if (draf.length === 0) return null
  return (
    <Section title="Draf" text="Belum dikirim. Lanjutkan dari langkah terakhir.">
      <ul className={classes.rows}>
        {draf.map((satu) => (
          <Baris key={satu.uuid} draf={satu} />
        ))}
      </ul>
    </Section>
  )
}

function Baris({ draf }: { draf: DrafRingkas }) {
  const queryClient = useQueryClient()
  const nama = `${jenisPengajuanLabels[draf.jenisPengajuan]} ${jenisIzinLabels[draf.auditType]}`
  const buang = useMutation({
    mutationFn: () => call(deleteDraf, { params: { uuid: draf.uuid } }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: [listDraf.path] })
      notify.success(message)
    },
  })

  async function tanya() {
    const agreed = await confirm({
      title: 'Buang draf ini?',
      text: `${nama}, terakhir disimpan ${formatDateTime(draf.diubah)}. Isian dan berkasnya hilang.`,
      confirmLabel: 'Buang draf',
      tone: 'bad',
    })
    if (agreed) buang.mutate()
  }

  const to = draf.pengajuan
    ? `/psat/pengajuan/${draf.pengajuan}/perbaikan`
    : `/psat/pengajuan/draf/${draf.uuid}`
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <b>{draf.pengajuan ? `Perbaikan: ${nama}` : nama}</b>
        <small>
          Disimpan {formatDateTime(draf.diubah)}
          {draf.persetujuan?.status === 'menunggu' && ' · menunggu persetujuan pemilik baru'}
          {draf.persetujuan?.status === 'setuju' && ' · pemilik baru sudah setuju'}
          {draf.persetujuan?.status === 'menolak' && ' · pemilik baru menolak'}
        </small>
      </span>
      <span className={classes.tools}>
        <Button component={AppLink} to={to} variant="light">
          Lanjutkan
        </Button>
        <ActionIcon
          aria-label={`Buang draf ${nama}`}
          color="red"
          loading={buang.isPending}
          onClick={() => void tanya()}
        >
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      </span>
    </li>
  )
}
