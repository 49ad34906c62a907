/** A file is sent by `XMLHttpRequest`, which tells how far it is: here it asks the stubbed API like everything else. */
export function createUploadStub(fetch: typeof window.fetch): typeof XMLHttpRequest {
  class StubUpload {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    withCredentials = false;
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    private address = '';
    private method = 'POST';
    private readonly headers = new Headers();
    private readonly stopping = new AbortController();

    open(method: string, address: string): void {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    abort(): void {
      this.stopping.abort();
      this.onabort();
    }

    async send(body: Blob): Promise<void> {
      const { method, headers, stopping } = this;
      try {
        const answer = await fetch(this.address, { method, headers, body, signal: stopping.signal });
        this.status = answer.status;
        this.responseText = await answer.text();
        this.upload.onprogress?.({ loaded: body.size, total: body.size });
        this.onload();
      } catch {
        if (!stopping.signal.aborted) this.onerror();
      }
      this.onloadend();
    }
  }
  // As much of it as the shop uses.
  return StubUpload as unknown as typeof XMLHttpRequest;
}
