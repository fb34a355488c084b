import { SaxesParser } from 'saxes'

export interface S3Page {
  objects: { name: string; modified: Date }[]
  more: boolean
}

/** Reads an answer to ListObjectsV2. */
export function readPage(xml: string): S3Page {
  const page: S3Page = { objects: [], more: false }
  const parser = new SaxesParser()
  let [text, name, modified] = ['', '', '']
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', (tag) => {
    if (tag.name === 'Key') name = text
    if (tag.name === 'LastModified') modified = text
    if (tag.name === 'IsTruncated') page.more = text.trim() === 'true'
    if (tag.name === 'Contents') page.objects.push({ name, modified: new Date(modified) })
  })
  parser.write(xml).close()
  return page
}
