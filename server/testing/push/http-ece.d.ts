/** As far as the tests use it; the package brings no types of its own. */
declare module 'http_ece' {
  const ece: {
    decrypt(
      message: Buffer,
      parameters: {
        readonly version: 'aes128gcm';
        readonly privateKey: import('node:crypto').ECDH;
        readonly authSecret: string;
      },
    ): Buffer;
  };
  export default ece;
}
