/** A success that is a file of unknown length, generated while it is sent. */
export interface FileResponse {
  fileName: string
  type: string
  content: AsyncIterator<string>
}
