/** A page in the form that the share buttons need. */
export interface SharedPage {
  url: string;
  /** The document title of the page. */
  title: string;
  /** Text that accompanies the address: the setting `shareText`, filled in. */
  text: string;
  /** Absolute address of the page's picture, or "". */
  image: string;
  /** App id for Messenger's dialog; "" without one. */
  messengerAppId: string;
}
