import { Button, Input, Progress } from '@mantine/core'
import {
  allFileKinds,
  type FileKind,
  fileKinds,
  megabyteText,
  tooLargeText,
  uploadBytes,
  wrongKindText,
} from '@portal/domain/platform/files.contract'
import { formatFileSize } from '@portal/domain/platform/format'
import { IconEye, IconFileText, IconRefresh, IconTrash, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { type SentFile, sentFile, uploadFile } from '#platform/api/upload.ts'
import classes from '#platform/forms/FileField.module.css'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { notify } from '#platform/ui/notify.ts'
import { openFile, useFileUrl } from '#platform/ui/use-file-url.ts'

interface FileFieldProps extends CommonField {
  accept?: readonly FileKind[]
  maxBytes?: number
  /** Name and size of the stored file, where the server has told them. */
  known?: SentFile | undefined
}

type Work =
  | { state: 'diam' }
  | { state: 'mengunggah'; file: File; share: number; stop: AbortController }
  | { state: 'gagal'; file: File; message: string }

/** One file: chosen or dropped, checked before it travels, sent with progress. The value is its key. */
export function FileField({
  accept = allFileKinds,
  maxBytes = uploadBytes,
  known,
  ...field
}: FileFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [work, setWork] = useState<Work>({ state: 'diam' })
  const path = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  const { label, description, error } = inputProps(field)
  const choose = () => picker.current?.click()

  async function send(file: File | undefined) {
    if (!file) return
    const refusal = refusalOf(file, accept, maxBytes)
    if (refusal) return setWork({ state: 'gagal', file, message: refusal })
    const stop = new AbortController()
    setWork({ state: 'mengunggah', file, share: 0, stop })
    try {
      const key = await uploadFile(file, {
        signal: stop.signal,
        onProgress: (share) => setWork({ state: 'mengunggah', file, share, stop }),
      })
      setWork({ state: 'diam' })
      field.onChange(key)
    } catch (failure) {
      if (stop.signal.aborted) return setWork({ state: 'diam' })
      const message = failure instanceof ApiError ? failure.message : 'Berkas belum terunggah. Coba lagi.'
      setWork({ state: 'gagal', file, message })
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    if (!field.disabled) field.waitFor(send(event.dataTransfer.files[0]))
  }

  return (
    <Input.Wrapper
      id={field.id}
      label={label}
      description={description ?? limitText(accept, maxBytes)}
      error={work.state === 'gagal' ? work.message : error}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept.flatMap((kind) => fileKinds[kind].extensions.map((end) => `.${end}`)).join()}
        onChange={(event) => {
          field.waitFor(send(event.currentTarget.files?.[0]))
          event.currentTarget.value = ''
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
      <div onDrop={drop} onDragOver={(event) => event.preventDefault()}>
        {work.state === 'mengunggah' ? (
          <Uploading {...work} />
        ) : work.state === 'gagal' ? (
          <Row name={work.file.name} meta={formatFileSize(work.file.size)} failed>
            <Button
              id={field.id}
              aria-label={`Pilih berkas lain: ${field.label}`}
              variant="default"
              leftSection={<IconUpload size={18} />}
              onClick={choose}
            >
              Pilih berkas lain
            </Button>
          </Row>
        ) : path ? (
          <Stored path={path} file={sentFile(path) ?? known}>
            <Button
              id={field.id}
              // The label of the field would otherwise be all that is read out.
              aria-label={`Ganti ${field.label}`}
              variant="subtle"
              color="gray"
              leftSection={<IconRefresh size={18} />}
              onClick={choose}
              disabled={field.disabled ?? false}
            >
              Ganti
            </Button>
            {field.optional && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconTrash size={18} />}
                onClick={() => field.onChange(null)}
              >
                Hapus
              </Button>
            )}
          </Stored>
        ) : (
          <div className={classes.zone}>
            <span className={classes.emblem}>
              <IconUpload size={20} stroke={1.75} aria-hidden="true" />
            </span>
            <p className={classes.name}>Tarik berkas ke sini</p>
            <Button
              id={field.id}
              aria-label={`Pilih berkas: ${field.label}`}
              variant="default"
              onClick={choose}
              disabled={field.disabled ?? false}
            >
              Pilih berkas
            </Button>
          </div>
        )}
      </div>
    </Input.Wrapper>
  )
}

function Stored({
  path,
  file,
  children,
}: {
  path: string
  file: SentFile | undefined
  children: React.ReactNode
}) {
  const picture = /\.(png|jpe?g)$/i.test(path)
  const url = useFileUrl('display_image', picture ? path : undefined)
  return (
    <Row name={file?.nama ?? 'Berkas terunggah'} meta={file && formatFileSize(file.ukuran)} picture={url}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconEye size={18} />}
        onClick={() => openFile(path).catch(() => notify.error('Berkas belum dapat dibuka. Coba lagi.'))}
      >
        Lihat
      </Button>
      {children}
    </Row>
  )
}

function Uploading({ file, share, stop }: Extract<Work, { state: 'mengunggah' }>) {
  const percent = Math.round(share * 100)
  return (
    <Row name={file.name} meta={`${formatFileSize(file.size * share)} dari ${formatFileSize(file.size)}`}>
      <Progress className={classes.progress} value={percent} aria-label={`Mengunggah ${file.name}`} />
      <span className={classes.percent}>{percent}%</span>
      <Button variant="subtle" color="gray" onClick={() => stop.abort()}>
        Batalkan unggahan
      </Button>
    </Row>
  )
}

interface RowProps {
  name: string
  meta?: string | undefined
  picture?: string | undefined
  failed?: boolean
  children: React.ReactNode
}

function Row({ name, meta, picture, failed = false, children }: RowProps) {
  return (
    <div className={classes.row} data-failed={failed || undefined}>
      <span className={classes.thumb}>
        {picture ? <img src={picture} alt="" /> : <IconFileText size={22} stroke={1.6} aria-hidden="true" />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {meta && <span className={classes.meta}>{meta}</span>}
      </span>
      <span className={classes.buttons}>{children}</span>
    </div>
  )
}

/** Said before anything travels, so that nobody waits for a refusal. */
function refusalOf(file: File, accept: readonly FileKind[], maxBytes: number): string | undefined {
  if (file.size > maxBytes) return tooLargeText(file.size, maxBytes)
  const end = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const known = accept.some((kind) => (fileKinds[kind].extensions as readonly string[]).includes(end))
  return known ? undefined : wrongKindText(accept)
}

function limitText(accept: readonly FileKind[], maxBytes: number): string {
  const labels = [...new Set(accept.map((kind) => fileKinds[kind].label))]
  const list = new Intl.ListFormat('id', { type: 'disjunction' }).format(labels)
  return `${list}, paling besar ${megabyteText(maxBytes)}.`
}
