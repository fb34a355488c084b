import { useFileUrl } from '#platform/files/use-file-url.ts'

/** The photo of an account, or the default picture while there is none or it cannot be read. */
export function UserAvatar({
  path,
  name = '',
  className,
}: {
  path: string | null | undefined
  name?: string
  className?: string | undefined
}) {
  const url = useFileUrl('display_image', path)
  return (
    <img
      className={className}
      src={url ?? '/avatar.svg'}
      alt={name}
      width={32}
      height={32}
      onError={(event) => {
        event.currentTarget.src = '/avatar.svg'
      }}
    />
  )
}
