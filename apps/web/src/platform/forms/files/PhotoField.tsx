import { Button, Input } from '@mantine/core'
import { fileKinds, pictureKinds, uploadBytes } from '@portal/domain/platform/files/files.contract'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { StoredPhoto } from '#platform/files/StoredPhoto.tsx'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'
import classes from '#platform/forms/files/PhotoField.module.css'
import { useFileWork } from '#platform/forms/files/use-file-work.ts'
import { Icon } from '#platform/icon/Icon.tsx'

const accept = pictureKinds.flatMap((kind) => fileKinds[kind].extensions.map((end) => `.${end}`)).join()

/** A photo as a tile: a camera before it is taken, then a thumbnail. Its value is the file key. */
export function PhotoField(field: CommonField) {
  const picker = useRef<HTMLInputElement>(null)
  const path = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  const { label, description, error } = inputProps(field)
  const { work, place, send, remove, giveUp } = useFileWork({
    field,
    path,
    accept: pictureKinds,
    maxBytes: uploadBytes,
  })
  return (
    <Input.Wrapper
      id={field.id}
      label={label}
      description={description}
      error={work.state === 'gagal' ? work.message : error}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          field.waitFor(send(event.currentTarget.files?.[0]))
          event.currentTarget.value = ''
        }}
      />
      <div ref={place} className={classes.tiles}>
        {path && work.state === 'diam' ? (
          <span className={classes.photo}>
            <StoredPhoto path={path} label={field.label} />
            <button
              type="button"
              id={field.id}
              className={classes.remove}
              aria-label={`Hapus ${field.label.toLowerCase()}`}
              onClick={remove}
            >
              <Icon of={IconX} size={16} />
            </button>
          </span>
        ) : (
          <button
            type="button"
            id={field.id}
            className={classes.take}
            aria-disabled={work.state === 'mengunggah'}
            onClick={() => work.state !== 'mengunggah' && picker.current?.click()}
          >
            <Icon of={IconCamera} size={20} />
            {work.state === 'mengunggah' ? `${Math.round(work.share * 100)}%` : 'Ambil foto'}
          </button>
        )}
        {work.state === 'gagal' && (
          <Button variant="subtle" color="gray" onClick={giveUp}>
            Batal
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
