import { inviteKolega, listKolega } from '@portal/domain/akun/perusahaan.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { IconCircleCheck, IconCircleOff, IconMail, IconUser } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#platform/api/client.ts'
import { Form } from '#platform/forms/Form.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { popup } from '#platform/ui/popup.ts'
import { Section } from '#platform/ui/Section.tsx'
import { StatusBadge, Tag } from '#platform/ui/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import classes from './Profile.module.css'

/** Other accounts of the own company, invitations on their way, and a form for the next one. */
export function ColleaguesCard() {
  const { uuid } = useSignedInUser()
  const { data, error, refetch } = useQuery({
    queryKey: [listKolega.path],
    queryFn: async ({ signal }) => (await call(listKolega, { signal })).data,
    meta: { silent: true },
  })
  return (
    <Section title="Kolega" text="Kolega melihat dan mengerjakan permohonan perusahaan yang sama.">
      {error && <ErrorState title="Daftar kolega belum dapat dimuat" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingRows rows={2} />}
      {data?.akun.every((kolega) => kolega.uuid === uuid) && data.undangan.length === 0 && (
        <p className={classes.note}>Belum ada kolega. Undang yang pertama lewat surel.</p>
      )}
      {data && (
        <ul className={classes.rows} aria-label="Kolega">
          {data.akun.map((kolega) => (
            <Row key={kolega.uuid} icon={<IconUser size={20} stroke={1.75} aria-hidden="true" />}>
              <div className={classes.rowWords}>
                <b>
                  {kolega.nama} {kolega.uuid === uuid && <Tag>Anda</Tag>}
                </b>
                <small>{kolega.username}</small>
              </div>
              <StatusBadge
                tone={kolega.status ? 'ok' : 'mute'}
                icon={kolega.status ? IconCircleCheck : IconCircleOff}
              >
                {kolega.status ? 'Aktif' : 'Nonaktif'}
              </StatusBadge>
            </Row>
          ))}
          {data.undangan.map((undangan) => (
            <Row key={undangan.email} icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}>
              <div className={classes.rowWords}>
                <b>{undangan.nama}</b>
                <small>
                  {undangan.email}, berlaku sampai {formatDateTime(undangan.berakhir)}
                </small>
              </div>
              <StatusBadge tone="info" icon={IconMail}>
                Diundang
              </StatusBadge>
            </Row>
          ))}
        </ul>
      )}
      <h3 className={classes.subtitle}>Undang kolega</h3>
      <InviteForm />
    </Section>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={classes.row}>
      <span className={classes.tile}>{icon}</span>
      {children}
    </li>
  )
}

const schema = inviteKolega.body.omit({ perusahaan: true })

function InviteForm() {
  const queryClient = useQueryClient()
  const form = useZodForm({
    schema,
    initialValues: { nama: '', email: '' },
    labels: { nama: 'Nama kolega', email: 'Surel kolega' },
    onSubmit: async (body) => {
      const { message } = await call(inviteKolega, { body })
      form.reset()
      popup.success(message)
      await queryClient.invalidateQueries({ queryKey: [listKolega.path] })
    },
  })
  return (
    <Form form={form} submitLabel="Kirim undangan" aria-label="Undang kolega">
      <TextField {...form.field('nama')} />
      <TextField
        {...form.field('email')}
        type="email"
        help="Tautan undangan dikirim ke sini. Kolega memilih sendiri nama pengguna dan kata sandinya."
      />
    </Form>
  )
}
