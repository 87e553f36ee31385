/** A page as the share buttons pass it on. */
export interface SharedPage {
  url: string;
  /** Title of the page as the document has it. */
  title: string;
  /** Text that goes with the address: the setting `shareText`, filled in. */
  text: string;
  /** Absolute address of the page's picture, or "". */
  image: string;
  /** App id for Messenger's dialog; "" without one. */
  messengerAppId: string;
}
