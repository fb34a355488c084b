import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import { deleteDraf, listDraf } from '@portal/domain/psat/draf.contract'
import { type JenisIzin, jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis-pengajuan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api/client.ts'
import { confirm } from '#platform/ui/confirm.ts'
import { Section } from '#platform/ui/Section.tsx'
import classes from '#psat/petugas/tambah/tambah.module.css'

/** Drafts this officer has begun and not yet sent. */
export function DrafSaya({ onOpen }: { onOpen: (uuid: string, auditType: JenisIzin) => void }) {
  const queryClient = useQueryClient()
  const { data = [] } = useQuery({
    queryKey: [listDraf.path],
    queryFn: async ({ signal }) => (await call(listDraf, { signal, quiet: true })).data,
    meta: { silent: true },
  })
  const removal = useMutation({
    mutationFn: (uuid: string) => call(deleteDraf, { params: { uuid } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listDraf.path] }),
  })

  async function remove(uuid: string, nama: string) {
    const agreed = await confirm({
      title: 'Buang draf ini?',
      text: `Isian untuk ${nama} yang belum dikirim akan hilang.`,
      confirmLabel: 'Buang draf',
      tone: 'bad',
    })
    if (agreed) removal.mutate(uuid)
  }

  if (data.length === 0) return null
  return (
    <Section title="Draf Anda" text="Lanjutkan yang belum dikirim.">
      <ul className={classes.drafts}>
        {data.map(({ uuid, auditType, jenisPengajuan, nama_perusahaan, diubah }) => (
          <li key={uuid}>
            <span>
              <b>{nama_perusahaan}</b>
              <span>
                {jenisIzinLabels[auditType]}, {jenisPengajuanLabels[jenisPengajuan].toLowerCase()} · disimpan{' '}
                {formatDateTime(diubah)}
              </span>
            </span>
            <Button
              variant="default"
              aria-label={`Lanjutkan draf ${nama_perusahaan}`}
              onClick={() => onOpen(uuid, auditType)}
            >
              Lanjutkan
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={`Buang draf ${nama_perusahaan}`}
              onClick={() => void remove(uuid, nama_perusahaan)}
            >
              Buang
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
