export class ScreenError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'ScreenError'
    this.status = status
  }
}
