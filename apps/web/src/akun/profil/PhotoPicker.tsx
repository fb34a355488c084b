import { Button, FileButton } from '@mantine/core'
import { updateOwnUser } from '@portal/domain/akun/pengguna/pengguna.contract'
import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import {
  fileKinds,
  pictureKinds,
  tooLargeText,
  uploadBytes,
  wrongKindText,
} from '@portal/domain/platform/files/files.contract'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { uploadFile } from '#platform/api/upload.ts'
import { shrinkPicture } from '#platform/files/shrink-picture.ts'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { notify } from '#platform/notices/notify.ts'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import classes from './Profile.module.css'
import { useAdoptAccount } from './use-account.ts'

const accepted = pictureKinds.map((kind) => fileKinds[kind].mime)

export function PhotoPicker({ account }: { account: Pengguna }) {
  const [fault, setFault] = useState<string>()
  const adopt = useAdoptAccount()
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      const photo = file && (await uploadFile(file))
      return call(updateOwnUser, { body: { nama: account.nama, photo } })
    },
    onSuccess: ({ data }) => {
      adopt(data)
      notify.success(data.photo ? 'Foto telah diganti.' : 'Foto telah dihapus.')
    },
    onError: (error) => setFault(error.message),
    meta: { silent: true },
  })

  async function pick(file: File | null) {
    setFault(undefined)
    if (!file) return
    if (!accepted.some((mime) => mime === file.type)) return setFault(wrongKindText(pictureKinds))
    // The portal shows portraits only in a small size, so the browser shrinks the file before the upload.
    const small = await shrinkPicture(file, { side: 512, quality: 0.9 })
    if (small.size > uploadBytes) return setFault(tooLargeText(uploadBytes))
    change.mutate(small)
  }

  async function remove() {
    setFault(undefined)
    const agreed = await confirm({
      title: 'Hapus foto Anda?',
      text: 'Gambar bawaan tampil sebagai gantinya.',
      confirmLabel: 'Hapus foto',
      tone: 'bad',
    })
    if (agreed) change.mutate(null)
  }

  return (
    <div className={classes.photoRow}>
      <UserAvatar path={account.photo} nama={account.nama} alt="Foto Anda" className={classes.photo} />
      <div className={classes.photoWords}>
        <p>JPEG atau PNG. Foto besar dikecilkan sebelum dikirim.</p>
        <div className={classes.buttons}>
          <FileButton accept={accepted.join(',')} onChange={(file) => void pick(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={change.isPending}
                leftSection={<Icon of={IconCamera} />}
              >
                {account.photo ? 'Ganti foto' : 'Unggah foto'}
              </Button>
            )}
          </FileButton>
          {account.photo && (
            <Button
              variant="subtle"
              color="gray"
              disabled={change.isPending}
              leftSection={<Icon of={IconTrash} />}
              onClick={() => void remove()}
            >
              Hapus foto
            </Button>
          )}
        </div>
        {fault && (
          <p className={classes.fault} role="alert">
            <Fault>{fault}</Fault>
          </p>
        )}
      </div>
    </div>
  )
}
