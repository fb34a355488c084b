import { Button, Progress } from '@mantine/core'
import { formatFileSize } from '@portal/domain/platform/format'
import { IconEye, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SentFile } from '#platform/api/upload.ts'
import { openStored } from '#platform/files/open-stored.ts'
import { useFileUrl } from '#platform/files/use-file-url.ts'
import classes from '#platform/forms/files/FileField.module.css'
import type { FileWork } from '#platform/forms/files/use-file-work.ts'
import { Icon } from '#platform/icon/Icon.tsx'

export function Stored({
  path,
  file,
  children,
}: {
  path: string
  file: SentFile | undefined
  children: ReactNode
}) {
  const picture = /\.(png|jpe?g)$/i.test(path)
  const url = useFileUrl('display_image', picture ? path : undefined)
  return (
    <Row name={file?.nama ?? 'Berkas terunggah'} meta={file && formatFileSize(file.ukuran)} picture={url}>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon of={IconEye} />}
        onClick={() => openStored(path)}
      >
        Lihat
      </Button>
      {children}
    </Row>
  )
}

export function Uploading({ file, share, stop }: Extract<FileWork, { state: 'mengunggah' }>) {
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
  children: ReactNode
}

export function Row({ name, meta, picture, failed = false, children }: RowProps) {
  return (
    <div className={classes.row} data-failed={failed || undefined}>
      <span className={classes.thumb}>
        {picture ? <img src={picture} alt="" /> : <Icon of={IconFileText} size={22} />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {meta && <span className={classes.meta}>{meta}</span>}
      </span>
      <span className={classes.buttons}>{children}</span>
    </div>
  )
}
