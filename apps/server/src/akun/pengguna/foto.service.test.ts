import { describe, expect, it } from 'vitest'
import { type SignedInClient, useTestApp } from '#testing/app.ts'

const test = useTestApp()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

async function upload(client: SignedInClient): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([png], { type: 'image/png' }), 'foto.png')
  const request = new Request('http://uji', { method: 'POST', body: form })
  const answer = await client.inject({
    method: 'POST',
    url: '/api/upload/file',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().response[0]
}
const update = (client: SignedInClient, photo: string | null) =>
  client.inject({ method: 'PUT', url: '/api/user/update', payload: { nama: 'Pemilik Foto', photo } })
const show = (client: SignedInClient, path: string) =>
  client.inject({ url: `/api/upload/display_image?path=${path}` })

describe('account photo', () => {
  it('a photo belongs to its account, is visible to others and is released when replaced', async () => {
    const me = await test.get().as('PELAKU_USAHA')
    const other = await test.get().as('AUDITOR')
    const first = await upload(me)
    expect((await show(other, first)).statusCode).toBe(404)
    expect((await update(me, first)).json().data).toMatchObject({ photo: first, foto: first })
    expect((await show(other, first)).statusCode).toBe(200)
    expect((await update(me, first)).statusCode).toBe(200)

    const second = await upload(me)
    expect((await update(me, second)).json().data.photo).toBe(second)
    expect((await show(other, first)).statusCode).toBe(404)
    expect((await update(me, null)).json().data.photo).toBeNull()
    expect((await show(other, second)).statusCode).toBe(404)
  })

  it('uploads and photos of others cannot be taken', async () => {
    const me = await test.get().as('AUDITOR')
    const other = await test.get().as('AUDITOR')
    const photo = await upload(other)
    const answer = await update(me, photo)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].field).toBe('photo')
    await update(other, photo)
    expect((await update(me, photo)).statusCode).toBe(400)
  })

  it('SUPERADMIN sets it when creating and changing an account', async () => {
    const admin = await test.get().as('SUPERADMIN')
    const photo = await upload(admin)
    const payload = { username: 'berfoto', nama: 'Akun Berfoto', photo }
    const made = await admin.inject({ method: 'POST', url: '/api/user/register/pvtpp', payload })
    expect(made.json().data.photo).toBe(photo)
    const change = { id_user: made.json().data.id, username: 'berfoto', nama: 'Akun Berfoto', status: true }
    const kept = await admin.inject({ method: 'PUT', url: '/api/user/edit/pvtpp', payload: change })
    expect(kept.json().data.photo).toBe(photo)
    const cleared = await admin.inject({
      method: 'PUT',
      url: '/api/user/edit/pvtpp',
      payload: { ...change, photo: '' },
    })
    expect(cleared.json().data.photo).toBeNull()
  })
})
